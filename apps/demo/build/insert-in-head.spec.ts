import { insertInHead } from './insert-in-head.ts';

it.each([
  ['<head><meta charset="utf-8" /><script>', '<head><meta charset="utf-8" />\n    $&<script>'],
  [
    '<head>\n<meta name="shop-build" content="1">\n<meta charset="utf-8"><title>',
    '<head>\n<meta name="shop-build" content="1">\n<meta charset="utf-8">\n    $&<title>',
  ],
  ['<head><script></script><meta charset="utf-8">', '<head>\n    $&<script></script><meta charset="utf-8">'],
  [
    '<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><script>',
    '<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" />\n    $&<script>',
  ],
  ['<head></head>', '<head>\n    $&</head>'],
])('%j gets the markup after its meta tags and before all scripts', (page, expected) => {
  expect(insertInHead(page, '$&')).toBe(expected);
});
