/** Loads a URL and prints the number of responses: node load.process.ts URL SECONDS [REQUEST as JSON] */
import autocannon from 'autocannon';

const [url = '', seconds, request = '{}'] = process.argv.slice(2);
const sent = JSON.parse(request) as Pick<autocannon.Options, 'method' | 'headers' | 'body'>;

// A load that sleeps has to be woken by each response, at the cost of the server, unless that is faster than the load.
const stayAwake = () => void setImmediate(stayAwake);
stayAwake();
const { requests, errors, non2xx } = await autocannon({ url, connections: 50, duration: Number(seconds), ...sent });
if (errors > 0 || non2xx > 0)
  throw new Error(`The load failed: ${errors} errors, ${non2xx} responses without success.`);
process.stdout.write(`${requests.total}`, () => process.exit());
