/** The pages of entrances as they are stored in the browser. */
export const offlineEntrance = {
  name: 'entrance',
  script: '/console/entrance-worker.js',
  scope: '/console/entrance/',
  files: /^\/console\/(?:js|asset)\//,
} as const
