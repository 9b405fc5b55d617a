import { useEffect, useRef } from 'react';

export interface LevelBarsProps {
  /** Accessible name of the picture. */
  label: string;
  /** Draws into the canvas until the function it gives is called; a new function begins anew. */
  draw: (canvas: HTMLCanvasElement) => () => void;
  className?: string;
}

/** The picture of the microphone's level: 200 × 50 (§9). */
export function LevelBars({ label, draw, className }: LevelBarsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current === null ? undefined : draw(canvas.current)), [draw]);
  return <canvas ref={canvas} className={className} width={200} height={50} role="img" aria-label={label} />;
}
