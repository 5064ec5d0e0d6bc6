/** Licences of a photograph. `url` is the page of the licence. */
export const licences = {
  1: { name: '保留所有权利', url: null },
  2: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.zh-hans' },
  3: { name: 'CC BY-NC 4.0', url: 'https://creativecommons.org/licenses/by-nc/4.0/deed.zh-hans' },
  4: { name: 'CC BY-NC-ND 4.0', url: 'https://creativecommons.org/licenses/by-nc-nd/4.0/deed.zh-hans' },
  5: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/deed.zh-hans' },
} as const
