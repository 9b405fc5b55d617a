/** §9: bars 2 px wide every 3 px, fft 256. */
const FFT_SIZE = 256;
const BAR_PX = 2;
const STEP_PX = 3;
/** So much of the spectrum carries a voice; the rest would be a flat line. */
const SPECTRUM_SHARE = 0.45;

/**
 * Draws the level of a microphone into a canvas until the function it gives is called; still while the page is hidden.
 * It listens beside the recording and takes no part in it. Null stream: a flat line.
 */
export function showLevels(canvas: HTMLCanvasElement, stream: MediaStream | null): () => void {
  const pen = canvas.getContext('2d');
  if (pen === null) return () => undefined;
  const fill = gradient(canvas, pen);
  const listening = stream === null ? null : listenTo(stream);
  const bins = new Uint8Array(FFT_SIZE / 2);
  let frame = 0;

  const draw = () => {
    listening?.analyser.getByteFrequencyData(bins);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = fill;
    const bars = Math.floor(canvas.width / STEP_PX);
    for (let bar = 0; bar < bars; bar++) {
      const bin = Math.floor((bar / bars) * bins.length * SPECTRUM_SHARE);
      const height = Math.max(1, ((bins[bin] ?? 0) / 255) * canvas.height);
      pen.fillRect(bar * STEP_PX, canvas.height - height, BAR_PX, height);
    }
    // A hidden page gets no frames: drawing rests by itself.
    frame = requestAnimationFrame(draw);
  };
  draw();
  return () => {
    cancelAnimationFrame(frame);
    void listening?.context.close();
  };
}

/** null = a flat line: a device that can't be heard twice is no reason to disturb its recording. */
function listenTo(stream: MediaStream): { context: AudioContext; analyser: AnalyserNode } | null {
  let context: AudioContext | null = null;
  try {
    context = new AudioContext();
    return { context, analyser: analyse(context, stream) };
  } catch {
    void context?.close();
    return null;
  }
}

function analyse(context: AudioContext, stream: MediaStream): AnalyserNode {
  const analyser = context.createAnalyser();
  analyser.fftSize = FFT_SIZE;
  analyser.smoothingTimeConstant = 0.6;
  context.createMediaStreamSource(stream).connect(analyser);
  // Where it was made without a tap it begins suspended.
  context.resume().catch(() => undefined);
  return analyser;
}

/** Orange, stronger to the top; a canvas knows no custom properties. */
function gradient(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D): CanvasGradient {
  const style = getComputedStyle(canvas);
  const fill = pen.createLinearGradient(0, canvas.height, 0, 0);
  fill.addColorStop(0, style.getPropertyValue('--level-low').trim() || 'orange');
  fill.addColorStop(1, style.getPropertyValue('--level-high').trim() || 'darkorange');
  return fill;
}
