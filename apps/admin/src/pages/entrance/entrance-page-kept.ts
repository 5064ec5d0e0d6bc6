/** The pages of entrances as they are kept in the browser. */
export const keptEntrance = {
  name: 'entrance',
  script: '/console/entrance-worker.js',
  scope: '/console/entrance/',
  files: /^\/console\/(?:js|asset)\//,
} as const
