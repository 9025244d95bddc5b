/** A number to another, as of hours or days, and the word e-mail. */
const KEPT = /(\d[\d:.,]* to \d(?:[\d:.,]*\d)?|e-mail)/i;

/** A text whose ranges of numbers, and whose "e-mail", stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(KEPT).map((part, index) => (
    <span key={index} style={index % 2 === 1 ? { whiteSpace: 'nowrap' } : {}}>
      {part}
    </span>
  ));
