/** The waveform of the app icon. */
export function ProductMark() {
  return (
    <svg className="header-mark" width="32" height="32" viewBox="0 0 512 512" aria-hidden="true">
      <rect width="512" height="512" rx="112" />
      <path d="M96 236v40M160 196v120M224 140v232M288 172v168M352 208v96M416 236v40" />
    </svg>
  );
}
