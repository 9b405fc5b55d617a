import './progress-bar.css';

export interface ProgressBarProps {
  /** What is going on; the accessible name. */
  label: string;
  /** 0 to 1; left out while the end is not known. */
  share?: number | undefined;
  className?: string;
}

/** A native progress element. Say in words beside it what it does and how far it is. */
export function ProgressBar({ label, share, className = '' }: ProgressBarProps) {
  return (
    <progress
      className={`progress-bar ${className}`.trim()}
      aria-label={label}
      {...(share === undefined ? {} : { value: Math.min(1, Math.max(0, share)), max: 1 })}
    />
  );
}
