declare module 'pg/lib/utils.js' {
  const utils: {
    /** A value as sent. */
    prepareValue: (value: unknown) => string | Buffer | null
  }
  export default utils
}
