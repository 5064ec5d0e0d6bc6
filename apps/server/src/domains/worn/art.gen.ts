// Generated from packages/ui/src/artwork by npm run generate.

/** Changes with the pictures of medals and frames. */
export const artVersion = 'a47d345a'
