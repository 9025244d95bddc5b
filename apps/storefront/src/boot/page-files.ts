/** What the root element says of the page's scripts (`build/prerender/page-html.ts`); nothing in development. */
interface PageScripts {
  scripts: string | undefined;
  /** What works out styles that the page does not have. */
  styles: string | undefined;
}

/** The files that a page runs on, in their order. */
export const pageFiles = ({ scripts = '', styles = '' }: PageScripts, isStyled: boolean): string[] =>
  [scripts, isStyled ? '' : styles].flatMap((names) => names.match(/\S+/g) ?? []);
