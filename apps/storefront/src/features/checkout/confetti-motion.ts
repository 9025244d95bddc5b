const PIECES = 48;
/** How long it falls, in ms. */
const DURATION = 4_500;
/** Fade-out at the end, in ms. */
const FADING = 1_200;

interface Piece {
  /** Start position relative to the canvas; above its upper edge. */
  x: number;
  y: number;
  /** Speed, in canvas heights per second. */
  speed: number;
  /** Amplitude and frequency of the sway. */
  sway: number;
  phase: number;
  turn: number;
  /** In px. */
  size: number;
  color: string;
}

const between = (least: number, most: number) => least + Math.random() * (most - least);

const makePieces = (colors: readonly string[]): Piece[] =>
  Array.from({ length: PIECES }, (_, index) => ({
    x: Math.random(),
    y: between(-1, -0.05),
    speed: between(0.4, 0.8),
    sway: between(10, 36),
    phase: between(0, Math.PI * 2),
    turn: between(-3, 3),
    size: between(7, 15),
    color: colors[index % colors.length] || 'currentColor',
  }));

/** Animates confetti on a canvas once. @returns a function that ends it early */
export function startConfetti(canvas: HTMLCanvasElement, colors: readonly string[]): () => void {
  const brush = canvas.getContext('2d');
  if (!brush) return () => {};

  const pieces = makePieces(colors);
  const { clientWidth: width, clientHeight: height } = canvas;
  const sharpness = window.devicePixelRatio || 1;
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;

  let start: number | undefined;
  let frame = 0;
  const draw = (now: number) => {
    start ??= now;
    const passed = now - start;
    const seconds = passed / 1000;
    brush.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    brush.clearRect(0, 0, width, height);
    brush.globalAlpha = Math.min(1, Math.max(0, (DURATION - passed) / FADING));
    for (const piece of pieces) {
      const x = piece.x * width + Math.sin(piece.phase + seconds * 2) * piece.sway;
      const y = (piece.y + piece.speed * seconds) * height;
      drawLeaf(brush, piece, x, y, piece.phase + piece.turn * seconds, sharpness);
    }
    if (passed < DURATION) frame = requestAnimationFrame(draw);
    else brush.clearRect(0, 0, width, height);
  };
  frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}

/** A small leaf: two curves from tip to tip. */
function drawLeaf(
  brush: CanvasRenderingContext2D,
  { size, color }: Piece,
  x: number,
  y: number,
  angle: number,
  sharpness: number,
): void {
  const [cos, sin] = [Math.cos(angle) * sharpness, Math.sin(angle) * sharpness];
  brush.setTransform(cos, sin, -sin, cos, x * sharpness, y * sharpness);
  brush.fillStyle = color;
  brush.beginPath();
  brush.moveTo(-size, 0);
  brush.quadraticCurveTo(0, -size * 0.7, size, 0);
  brush.quadraticCurveTo(0, size * 0.7, -size, 0);
  brush.fill();
}
