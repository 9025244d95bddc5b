const api = `${process.env.API_URL}/__world/todo-test`;

test('a test in CommonJS has a world of its own', async () => {
  expect(await (await fetch(`${api}/todos`)).json()).toHaveLength(1);
});
