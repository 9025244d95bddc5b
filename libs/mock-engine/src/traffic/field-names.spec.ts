import { fieldNames } from './field-names.ts';

describe('the names of fields', () => {
  it('go down through objects and lists, each once', () => {
    const list = { todos: [{ id: 46 }, { id: 1, title: 'Milk' }], owner: 'Asha' };
    expect(fieldNames(list)).toEqual(['todos', 'todos[].id', 'todos[].title', 'owner']);
  });

  it('begin with brackets where the value is a list, and stop at null', () => {
    expect(fieldNames([{ Status: 'Error', PostOffice: null }])).toEqual(['[].Status', '[].PostOffice']);
  });

  it('call a value that is no object by a sign', () => {
    expect(fieldNames('order_1')).toEqual(['$']);
  });

  it('are none where nothing is', () => {
    expect(fieldNames([])).toEqual([]);
    expect(fieldNames({})).toEqual([]);
    expect(fieldNames(undefined)).toEqual([]);
  });
});
