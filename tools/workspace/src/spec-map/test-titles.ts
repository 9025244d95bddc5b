import ts from 'typescript';

const TESTS = new Set(['it', 'test']);
/** Modifiers of a test that never runs: it proves nothing. */
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'failing', 'fail']);

/**
 * The titles of a file's tests as they stand there: of a templated one (`it.each`, a loop) the template itself. Groups and
 * tests that are skipped are left out.
 */
export function testTitles(fileName: string, text: string): string[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const titles: string[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const names = namesOf(node.expression);
      if (names.some((name) => NOT_RUN.has(name))) return;
      const title = node.arguments[0];
      if (TESTS.has(names[0] ?? '') && !names.includes('describe') && title) titles.push(...textOf(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** `it.each([...])` is called through it and each. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag);
  return [];
}

function textOf(title: ts.Expression): string[] {
  if (ts.isStringLiteralLike(title)) return [title.text];
  if (ts.isTemplateExpression(title)) return [title.getText().slice(1, -1)];
  return [];
}
