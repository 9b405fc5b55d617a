/** Says a change aloud to people who don't see it. Render it always and change its text. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <div className="visually-hidden" role="status">
      {text}
    </div>
  );
}
