/** Nobody is told that tests run here. */
module.exports = () => {
  process.env.PACT_DO_NOT_TRACK = 'true';
};
