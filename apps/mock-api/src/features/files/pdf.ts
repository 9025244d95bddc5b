/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 64 } as const;
const LINE_HEIGHT = 30;
const LETTERS_PER_LINE = 34;

/**
 * A small PDF of one page that says `title` and `note`. The built-in fonts know Latin letters only; others become `?`.
 */
export function titlePagePdf(title: string, note: string): string {
  const top = PAGE.height - PAGE.margin - LINE_HEIGHT;
  const lines = wrap(latin(title));
  const drawn = [
    ...lines.map((line, index) => text('F2', 24, top - index * LINE_HEIGHT, line)),
    text('F1', 12, top - lines.length * LINE_HEIGHT, latin(note)),
  ].join('\n');

  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ]);
}

function text(font: string, size: number, height: number, line: string): string {
  const escaped = line.replace(/[\\()]/g, '\\$&');
  return `BT /${font} ${size} Tf ${PAGE.margin} ${height} Td (${escaped}) Tj ET`;
}

/** Objects, then a table of where each begins: readers look from the end. */
function assemble(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  );
}

function wrap(sentence: string): string[] {
  const lines = [''];
  for (const word of sentence.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= LETTERS_PER_LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.filter((line) => line !== '');
}

const latin = (words: string) =>
  words
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e]/g, '?');
