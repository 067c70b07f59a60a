import { afterwards } from '../afterwards.ts';
import { readDeployed, runNginx } from './run-nginx.ts';

/** A real nginx with the project's own configuration: only the addresses are those of the test. */
export async function startNginx(stations: readonly { url: string }[], port?: number): Promise<{ url: string }> {
  const { url, stop } = await runNginx({
    configure: async () => inFrontOf(stations, await readDeployed('nginx.conf')),
    port,
  });
  afterwards(stop);
  return { url };
}

function inFrontOf(stations: readonly { url: string }[], text: string): string {
  const servers = /(?:^ +server 127\.0\.0\.1:\d+ (.+);\n)+/m;
  const found = servers.exec(text);
  if (!found) throw new Error('deploy/nginx.conf is not as this test knows it');
  const lines = stations.map(({ url }) => `    server ${new URL(url).host} ${found[1]};\n`);
  return text.replace(servers, lines.join(''));
}
