/** What an image of a tag is at the moment, asked of its registry: `https://registry-1.docker.io` where nothing else is said. */
export type Image = { repository: string; tag: string };

const MANIFESTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
].join(', ');
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** Of all platforms together. @throws Error in words for who runs the command */
export async function askDigest(
  { repository, tag }: Image,
  registry = 'https://registry-1.docker.io',
): Promise<string> {
  const url = `${registry}/v2/${repository}/manifests/${tag}`;
  const ask = (headers: Record<string, string>) =>
    fetch(url, { method: 'HEAD', headers: { accept: MANIFESTS, ...headers } });
  const first = await ask({});
  const answer = first.status === 401 ? await ask({ authorization: `Bearer ${await askToken(first)}` }) : first;
  const digest = answer.headers.get('docker-content-digest') ?? '';
  if (!answer.ok || !DIGEST.test(digest)) throw new Error(`${url} answered ${answer.status} and names no digest.`);
  return digest;
}

/** Registries let anybody read public images, with a token that they give to anybody. */
async function askToken(refusal: Response): Promise<string> {
  const challenge = refusal.headers.get('www-authenticate') ?? '';
  const fields = new Map([...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
  const realm = fields.get('realm');
  if (!realm) throw new Error('The registry asks for more than a token.');
  fields.delete('realm');
  const answer = await fetch(`${realm}?${new URLSearchParams([...fields])}`);
  const { token } = (await answer.json()) as { token?: string };
  if (!answer.ok || !token) throw new Error(`${realm} answered ${answer.status} and gives no token.`);
  return token;
}

const FROM = /^FROM (?<name>[\w./-]+):(?<tag>[\w.-]+)(?:@sha256:[0-9a-f]{64})?(?<rest>.*)$/gm;

/** The images that a Dockerfile begins from, each once, under the names of their registry. */
export const imagesOf = (dockerfile: string): Image[] => {
  const found = [...dockerfile.matchAll(FROM)].map(({ groups: { name = '', tag = '' } = {} }) => ({
    repository: repositoryOf(name),
    tag,
  }));
  return found.filter((image, at) => found.findIndex((other) => sameImage(other, image)) === at);
};

/** The same Dockerfile, with the digest behind each tag of this image. */
export const withDigest = (dockerfile: string, image: Image, digest: string): string =>
  dockerfile.replace(FROM, (line, name: string, tag: string, rest: string) =>
    sameImage({ repository: repositoryOf(name), tag }, image) ? `FROM ${name}:${tag}@${digest}${rest}` : line,
  );

const repositoryOf = (name: string): string => (name.includes('/') ? name : `library/${name}`);
const sameImage = (one: Image, other: Image): boolean => one.repository === other.repository && one.tag === other.tag;
