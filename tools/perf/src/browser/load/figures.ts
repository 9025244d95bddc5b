import type { MeasuredPage } from './measured-pages.ts';

/** What one loading of a page comes to. */
export interface Figures {
  /** Lighthouse's scores, of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Largest Contentful Paint on a simulated slow 4G line, in ms. */
  readonly lcp: number;
  /** Total Blocking Time, in ms. */
  readonly tbt: number;
  /** What TBT would be had the page's own thread never waited for a processor, in ms; see {@link busyTime}. */
  readonly busy: number;
  /** Cumulative Layout Shift, no unit. */
  readonly cls: number;
  /** Scripts that the page loads, as they travel, in KiB of brotli. */
  readonly script: number;
  /** The page itself, in KiB of brotli. */
  readonly html: number;
  /** Lighthouse's rating of this machine's processor while it measured: its slowdown by four is meant for 1,000 and more. */
  readonly machine: number;
  /** What the host of a virtual machine gave to others meanwhile, in percent; NaN where the system does not tell. */
  readonly taken: number;
}

export interface Limit {
  readonly figure: keyof Figures;
  readonly title: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly digits?: number;
  /** On which pages; on all when left out. */
  readonly counts?: (page: MeasuredPage) => boolean;
}

const hundred = { atLeast: 100 };

/** What has to be reached; without a bound it is only told. */
export const limits: readonly Limit[] = [
  { figure: 'performance', title: 'Performance', atLeast: 99 },
  { figure: 'lcp', title: 'LCP, ms', atMost: 1_500 },
  { figure: 'tbt', title: 'TBT, ms', atMost: 100 },
  // To two digits, as it is told everywhere.
  { figure: 'cls', title: 'CLS', atMost: 0.005, digits: 3 },
  { figure: 'accessibility', title: 'Accessibility', ...hundred },
  { figure: 'bestPractices', title: 'Best practices', ...hundred },
  { figure: 'seo', title: 'SEO', ...hundred, counts: ({ isPrivate }) => !isPrivate },
  { figure: 'script', title: 'Script, KiB', atMost: 130, digits: 1, counts: ({ path }) => path === '/' },
  { figure: 'html', title: 'HTML, KiB', atMost: 20, digits: 1 },
  { figure: 'busy', title: 'TBT, processor alone' },
  { figure: 'machine', title: 'Machine' },
  { figure: 'taken', title: 'Taken by the host, %' },
];

/** What could not be read (NaN) meets no bound. */
export const isMet = ({ atLeast, atMost }: Limit, value: number): boolean =>
  (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);
