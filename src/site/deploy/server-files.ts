import { ASK_AGAIN, CACHE_FOR_EVER, HASHED_FOLDER, SECURITY_HEADERS } from '../security-headers';

/** Which Node builds the image: the one that the project is mostly tried under. */
const NODE_IMAGE = 'node:22-alpine';

const MADE = 'Made by `npm run server-files` from src/site/security-headers.ts: headers are changed there, not here.';

/** What servers often don't know; a browser refuses to run or to install what comes under another type. */
const TYPES = {
  'application/manifest+json': 'webmanifest',
  'application/wasm': 'wasm',
  'text/javascript': 'mjs',
  'text/vtt': 'vtt',
} as const;

/** Worth packing. Not fonts, pictures and sound: they are packed already. */
const PACKED = [
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'application/wasm',
  'image/svg+xml',
  'text/css',
  'text/javascript',
  'text/plain',
  'text/vtt',
];

const lines = (...all: (string | string[])[]): string => `${all.flat().join('\n')}\n`;
const headers = (line: (name: string, value: string) => string) =>
  Object.entries(SECURITY_HEADERS).map(([name, value]) => line(name, value));

/** For /etc/nginx/conf.d, read inside `http` after mime.types. */
function nginxFile(): string {
  return lines(
    `# Callmark behind nginx 1.18 or later. ${MADE}`,
    '# Change what is marked, put the file into /etc/nginx/conf.d, then: nginx -t && systemctl reload nginx',
    '',
    '# Newer nginx knows wasm already and warns of it at each check: harmless.',
    'types {',
    Object.entries(TYPES).map(([type, ending]) => `    ${type} ${ending};`),
    '}',
    '',
    '# Names under static/ change with their content; everything else is asked for again, or no update would arrive.',
    'map "$status $uri" $callmark_caching {',
    `    default "${ASK_AGAIN}";`,
    `    "~^(200|206|304) .*${HASHED_FOLDER}" "${CACHE_FOR_EVER}";`,
    '}',
    '',
    'server {',
    '    listen 443 ssl;',
    '    # CHANGE: the name by which tablets reach this machine, and its certificate.',
    '    server_name callmark.example;',
    '    ssl_certificate /etc/ssl/callmark/fullchain.pem;',
    '    ssl_certificate_key /etc/ssl/callmark/privkey.pem;',
    '    # CHANGE: the folder with index.html in it, or the one above: in a folder of its own the app is at /folder/.',
    '    root /srv/callmark;',
    '',
    '    index index.html;',
    '    charset utf-8;',
    '    etag on;',
    '    gzip on;',
    '    gzip_vary on;',
    '    gzip_min_length 512;',
    `    gzip_types ${PACKED.join(' ')};`,
    '',
    '    location / {',
    headers((name, value) => `        add_header ${name} "${value}" always;`),
    '        add_header Cache-Control $callmark_caching always;',
    '        # A missing file is 404, never the page.',
    '        try_files $uri $uri/ =404;',
    '    }',
    '}',
    '',
    'server {',
    '    listen 80;',
    '    # CHANGE: the same name.',
    '    server_name callmark.example;',
    '    return 301 https://$host$request_uri;',
    '}',
  );
}

/** By environment or as it is: Caddy gets and renews the certificate of a public name by itself. */
function caddyFile(): string {
  return lines(
    `# Callmark behind Caddy 2. ${MADE}`,
    '# CALLMARK_ADDRESS: the name by which tablets reach this machine, or :8080 behind something else that speaks https.',
    '# CALLMARK_ROOT: the folder with index.html in it, or the one above: in a folder of its own the app is at /folder/.',
    '{$CALLMARK_ADDRESS:callmark.example} {',
    '\troot * {$CALLMARK_ROOT:/srv/callmark}',
    '\tencode gzip',
    '\theader {',
    headers((name, value) => `\t\t${name} "${value}"`),
    '\t}',
    // Both with a matcher: one without would be applied last, whatever the order here.
    '\t@hashed {',
    `\t\tpath_regexp ${HASHED_FOLDER}`,
    '\t\tfile',
    '\t}',
    '\t@others not {',
    `\t\tpath_regexp ${HASHED_FOLDER}`,
    '\t\tfile',
    '\t}',
    `\theader @hashed Cache-Control "${CACHE_FOR_EVER}"`,
    `\theader @others Cache-Control "${ASK_AGAIN}"`,
    // Deferred: the file server takes away a type that it does not know.
    '\t@manifest path *.webmanifest',
    '\theader @manifest {',
    '\t\tContent-Type application/manifest+json',
    '\t\tdefer',
    '\t}',
    '\tfile_server',
    '}',
  );
}

/** Built where the project lies: `docker build -f src/site/deploy/Dockerfile .` */
function dockerFile(): string {
  return lines(
    `# Callmark as an image. ${MADE}`,
    '#   docker build -f src/site/deploy/Dockerfile -t callmark .',
    '#   docker run -p 8080:8080 callmark                      behind something else that speaks https',
    '#   docker run -p 80:80 -p 443:443 -e CALLMARK_ADDRESS=callmark.example -v callmark:/data callmark',
    '# A config.json of the site: -v /path/config.json:/srv/callmark/config.json:ro',
    `FROM ${NODE_IMAGE} AS build`,
    'WORKDIR /callmark',
    'COPY . .',
    '# The folder .git is left out: docker build --build-arg COMMIT=$(git rev-parse --short=12 HEAD) …',
    'ARG COMMIT=',
    'ENV CALLMARK_COMMIT=$COMMIT',
    'RUN npm ci && npm run build',
    '',
    'FROM caddy:2-alpine',
    'COPY --from=build /callmark/dist /srv/callmark',
    'COPY src/site/deploy/Caddyfile /etc/caddy/Caddyfile',
    'ENV CALLMARK_ADDRESS=:8080',
    'EXPOSE 8080',
  );
}

/** The server files of this folder by name, as they should be. */
export const serverFiles = (): Record<string, string> => ({
  'nginx.conf': nginxFile(),
  Caddyfile: caddyFile(),
  Dockerfile: dockerFile(),
  'Dockerfile.dockerignore': lines('.git', 'artifacts', 'dist', 'node_modules'),
});
