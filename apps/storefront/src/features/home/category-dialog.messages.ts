export const categoryDialogMessages = {
  seeCategory: (name: string) => `See ${name}`,
};
