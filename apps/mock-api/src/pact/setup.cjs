/** Disables Pact's telemetry. */
module.exports = () => {
  process.env.PACT_DO_NOT_TRACK = 'true';
};
