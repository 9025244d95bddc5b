import http from 'node:http';

// A server for the specs of `npm start`; how it behaves is its first argument, where it listens its second.
const [behaviour, port] = process.argv.slice(2);

if (behaviour === 'stubborn') process.on('SIGTERM', () => {});

if (behaviour === 'broken') {
  process.stderr.write('the data file is unreadable\n');
  process.exitCode = 3;
} else if (behaviour === 'silent') {
  process.stdout.write('still thinking\n');
  setInterval(() => {}, 1_000);
} else {
  http
    .createServer((request, response) => {
      if (request.url === '/die') process.exit(7);
      response.end(`hello from ${process.pid}`);
    })
    .listen(Number(port), '127.0.0.1');
}
