export const articleMessages = {
  contents: 'Contents',
  questions: 'Questions about this page',
};
