export const uiMessages = {
  pictureMissing: 'Picture not available',
  breadcrumbs: 'You are here',
  home: 'Home',
  listRetrying: 'This is taking longer than it should. We keep trying.',
  listNotSeenYet:
    'You are offline, and you have not opened this page in this browser before. It will load when you are online again.',
  listOutOfDate: 'This may be out of date. We keep trying to refresh it.',
  retry: 'Retry',
  loading: 'Loading',
  opensElsewhere: '(opens another site)',
  partMissing: 'This did not load. Your connection was lost, or the shop has a new version. Please try again.',
  needsScript: 'This page needs JavaScript',
  turnScriptOn:
    'Its content is loaded by a script. Turn JavaScript on and reload the page; products and offers can be read without it.',
  tryAgain: 'Try again',
  reload: 'Reload the page',
};
