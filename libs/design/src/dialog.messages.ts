export const dialogMessages = { close: 'Close', yes: 'Yes', no: 'No', closeToast: 'Close this message' };
