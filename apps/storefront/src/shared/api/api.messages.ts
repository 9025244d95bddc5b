/** Network errors for the user (ours: the specification asks for "the network error message"). */
export const apiMessages = {
  noReply: 'The shop did not answer. Please check your connection and try again.',
  noReplyInTime: 'The shop took too long to answer. Please try again.',
  tooMany: 'Too many tries in a short time. Please wait a moment and try again.',
  trouble: 'The shop has trouble at the moment. Please try again shortly.',
};
