import { boolean, integer, listOf, nullable, number, object, optional, usableAnswer, text } from './answer-check.ts';

describe('a check names the place at which a value breaks the contract', () => {
  const review = object({
    title: text,
    stars: integer,
    price: number,
    isKind: boolean,
    author: object({ name: text }),
    tags: listOf(text),
    reply: nullable(text),
    note: optional(text),
  });
  const fitting = { title: '', stars: 5, price: 1.5, isKind: true, author: { name: 'Asha' }, tags: ['a'], reply: null };

  it('and takes what fits, whatever else comes along', () => {
    expect(review(fitting)).toBeNull();
    expect(review({ ...fitting, note: 'later', reply: 'thanks', added: {} })).toBeNull();
  });

  it.each([
    [{ title: null }, 'title'],
    [{ title: undefined }, 'title'],
    [{ title: 7 }, 'title'],
    [{ stars: 4.5 }, 'stars'],
    [{ stars: '5' }, 'stars'],
    [{ price: '1.50' }, 'price'],
    [{ price: Infinity }, 'price'],
    [{ isKind: 1 }, 'isKind'],
    [{ author: null }, 'author'],
    [{ author: [] }, 'author'],
    [{ author: { name: null } }, 'author.name'],
    [{ tags: 'a' }, 'tags'],
    [{ tags: ['a', 'b', null] }, 'tags.2'],
    [{ reply: 1 }, 'reply'],
    [{ note: null }, 'note'],
  ])('with %j it is %s', (change, place) => {
    expect(review({ ...fitting, ...change })).toBe(place);
  });

  it.each([[null], ['x'], [[]], [undefined]])('and by an empty text where %j is no object at all', (value) => {
    expect(review(value)).toBe('');
  });
});

describe('of an answer', () => {
  const item = object({ id: integer });

  it('all is taken where all fits, an empty list too', () => {
    const list = [{ id: 1 }, { id: 2 }];
    expect(usableAnswer([item], list)).toEqual({ ok: true, body: list, leftOut: [] });
    expect(usableAnswer([item], [])).toEqual({ ok: true, body: [], leftOut: [] });
    expect(usableAnswer(item, { id: 1 })).toEqual({ ok: true, body: { id: 1 }, leftOut: [] });
  });

  it('items of a list that do not fit are left out and named', () => {
    expect(usableAnswer([item], [{ id: 1 }, null, { id: 'x' }, { id: 4 }])).toEqual({
      ok: true,
      body: [{ id: 1 }, { id: 4 }],
      leftOut: ['1', '2.id'],
    });
  });

  it.each([[{}], [null], ['x'], [undefined]])('nothing is taken of %j in place of a list', (body) => {
    expect(usableAnswer([item], body)).toEqual({ ok: false, fault: '' });
  });

  it('nothing is taken of a list in which no item fits, and of an object that does not', () => {
    expect(usableAnswer([item], [null, { id: null }])).toEqual({ ok: false, fault: '0' });
    expect(usableAnswer(item, { id: null })).toEqual({ ok: false, fault: 'id' });
  });
});
