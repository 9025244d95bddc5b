import { pageFile } from '@shop/domain/presentation/page-file';
import { sha256 } from '../artifact/manifest.ts';
import type { Files } from '../archive/files.ts';
import type { HeaderRules } from '../headers/header-rules.ts';
import { contentType } from './content-type.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

interface Question {
  readonly path: string;
  readonly acceptEncoding: string;
  readonly ifNoneMatch: string;
}

/**
 * What a static host answers that follows the rules: the file, else its page, else the router's page; of hashed files
 * nothing else.
 */
export function answer(site: Files, rules: HeaderRules, question: Question): Answer {
  const name = findFile(site, rules, question.path);
  if (name === undefined) {
    const headers = {
      ...rules.everywhere,
      ...rules.pages,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache',
    };
    return { status: 404, headers, body: Buffer.from('Not found') };
  }
  const { content, encoding } = negotiate(site, name, question.acceptEncoding);
  const isHashed = `/${name}`.startsWith(rules.hashed.folder);
  const etag = `"${sha256(content).slice(0, 16)}"`;
  const headers = {
    ...rules.everywhere,
    ...(isHashed ? {} : rules.pages),
    'Content-Type': contentType(name),
    'Cache-Control': isHashed ? rules.hashed.cacheControl : rules.cacheControl,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  if (question.ifNoneMatch === etag) return { status: 304, headers, body: Buffer.alloc(0) };
  return { status: 200, headers: { ...headers, 'Content-Length': content.length }, body: content };
}

function findFile(site: Files, rules: HeaderRules, path: string): string | undefined {
  const candidates = [path.slice(1), pageFile(path) ?? ''];
  if (!path.startsWith(rules.hashed.folder)) candidates.push(rules.fallback.slice(1));
  return candidates.find((candidate) => site.has(candidate));
}

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** The smallest variant that the browser takes; the file itself where it takes none. */
function negotiate(site: Files, name: string, acceptEncoding: string) {
  const content = site.get(name) ?? Buffer.alloc(0);
  for (const { name: encoding, ending } of encodings) {
    const packed = site.get(name + ending);
    if (packed && accepts(acceptEncoding, encoding)) return { content: packed, encoding };
  }
  return { content };
}

/** `gzip;q=0` refuses it. */
const accepts = (acceptEncoding: string, encoding: string) =>
  acceptEncoding
    .split(',')
    .map((one) => one.trim().split(/\s*;\s*q=/))
    .some(([name, weight]) => name === encoding && Number(weight ?? 1) > 0);
