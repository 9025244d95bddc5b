// spec-map: 2.7.11, 3.1.3
import DOMPurify, { type WindowLike } from 'dompurify';
import { sanitizeHtml } from './sanitized-html.tsx';

it.each([
  ['<p>Take <strong>two</strong></p>', '<p>Take <strong>two</strong></p>'],
  ['<a href="https://example.com">x</a>', '<a href="https://example.com">x</a>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<iframe src="https://example.com"></iframe>', ''],
  ['<form action="https://example.com"><input name="card"></form>', ''],
])('HTML from the server keeps its prose, and loses everything that could act: %s', (html, clean) => {
  expect(sanitizeHtml(html, DOMPurify)).toBe(clean);
});

it('HTML from the server is refused without a window, where nothing could be removed', () => {
  expect(() => sanitizeHtml('<p>a</p>', DOMPurify({} as WindowLike))).toThrow('DOMPurify has no window.');
});
