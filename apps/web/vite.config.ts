import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type BuildEnvironmentOptions } from 'vite'

// Groups dozens of tiny modules, shared by several pages with photographs, into a few files: each file costs a round
// trip.
const ui = (names: string) => String.raw`packages/ui/src/(?:icons/)?(?:${names})\.`
const web = (names: string) => String.raw`apps/web/src/(?:${names})\.`
const parts = {
  'photo-parts': [
    ui('photo|photo-source|rebate|edge-bars|exposure|frame-mark|frame-number|near-view|image-broken'),
    web('shared/exposure|shared/detail-link|shared/member-level'),
  ],
  // Apart from the photographs themselves, which pages without its styles show.
  wall: [
    ui('images'),
    web('features/photo/(?:components/(?:photo-wall|wall-row|photo-tile)|justify|wall-window)'),
  ],
  // Shown on posts at once, on a wall at the first hover.
  counts: [ui('bookmark-simple|edge-line|format-count|heart|short-lens')],
  'list-parts': [
    ui(
      'arrow-square-out|camera|check|chip|count-text|list-footer|menu|index-after-key|position-below|skeleton|status-pill|tabs|use-one-tab-stop',
    ),
    web(
      'shared/(?:filter-menu|infinite-list|list-progress|light-table|look-gestures|photo-list|opened-list|scrollable-tabs)|features/photo/(?:components/(?:virtual-wall|virtual-rows)|visible-range)',
    ),
  ],
  'post-parts': [
    ui(
      'action-bar|auto-textarea|dots-three|emoji-text|field|follow-button|format-time|share-fat|sheet|smiley|time-text',
    ),
    web(
      'shared/toggle-queue|shared/use-open-person|shared/title-of-post|shared/emotion-text|features/post/(?:follow|reactions|share|post-menu|components/post-author|components/kinds/post-part|video/format-length|viewer/critique-queries)',
    ),
    String.raw`packages/(?:rules/src/photo-sub-type|contract/src/(?:licences|rubrics))\.`,
  ],
  'form-parts': [
    ui('modal|text-input'),
    web('shared/use-(?:alive|object-url|send-once)'),
    String.raw`packages/contract/src/text-length\.`,
    String.raw`query-core/.*mutationObserver|react-query/.*useMutation`,
  ],
  states: [
    ui('arrow-clockwise|empty-state|error-state|plugs'),
    web('shared/(?:load-error|load-error-words|show-error|sentence-of)'),
  ],
  'post-lists': [
    web('shared/(?:post-tile|mention/mention-text)'),
    String.raw`packages/contract/src/empty-shapes\.`,
  ],
  // Small, and on many pages. A group brings what its modules import: nothing here imports a list, a form or a post.
  'small-parts': [
    ui(
      'aperture|article|calendar-blank|chart-bar-horizontal|copy|gear|map-pin|qr-code|text-link|video-camera',
    ),
    web('shared/(?:copy|photography-levels)'),
  ],
  'name-dialog': [web('shared/(?:confirm-and-delete|name-dialog)')],
  // Else these would be with the person's page, which imports them as well.
  'missing-page': [ui('missing-page')],
  'private-notice': [web('features/user/components/private-notice')],
  'person-parts': [web('features/(?:photo/components/post-wall|user/components/(?:gallery|other-likes))')],
  'first-data': [String.raw`packages/routes/src/first/(?:article|person|photo-wall|post)\.`],
  // After the first view of a member.
  levels: [ui('level-iris|level-mark|level-stop')],
  slider: [ui('slider|use-autoplay-allowed|arrow-left|arrow-right|pause|play')],
}
const partGroups = Object.entries(parts).map(([name, patterns]) => ({
  name,
  test: new RegExp(patterns.join('|').replaceAll('/', String.raw`[\\/]`)),
}))

// Scripts are in js/ and styles in css/ of the site's root, each with a content hash.
const site: BuildEnvironmentOptions = {
  manifest: 'manifest.json',
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    input: ['index.html', 'src/before-paint.ts', 'src/platform/first-calls.ts'],
    output: {
      entryFileNames: 'js/[name]-[hash].js',
      chunkFileNames: 'js/[name]-[hash].js',
      codeSplitting: {
        groups: [
          // Changes rarely, so that it stays in the browser cache across releases. Excludes what few pages use.
          {
            name: 'base',
            test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack)[\\/](?!.*(?:queriesObserver|useQueries|[mM]utationObserver|useMutation))|rolldown.runtime/,
          },
          // Before the site's own script, which would wait for all of its libraries. The calls of home are here because
          // a file of their own, for its two pages and the table of routes, would cost more.
          {
            name: 'first-calls',
            priority: 1,
            test: /platform[\\/](?:first-calls|boot|first-data|stored)\.ts|client[\\/]src[\\/](?:first-call|signature)|request-limits|own-id|method-ref|routes[\\/]src[\\/]first[\\/]home\./,
          },
          // Loaded by every page.
          { name: 'site', tags: ['$initial'], test: /^(?!.*before-paint)/ },
          // A few kilobytes in one file, for the most frequent first pages.
          { name: 'first-styles', test: /[\\/](home|photo-wall|slider|post|detail|comments|person)\.css$/ },
          ...partGroups,
        ],
      },
      assetFileNames: ({ names }) =>
        names.some((name) => name.endsWith('.css'))
          ? 'css/[name]-[hash][extname]'
          : 'asset/[name]-[hash][extname]',
    },
  },
}

// The server-rendering bundle, including all libraries: `vite build --ssr`.
const drawing: BuildEnvironmentOptions = {
  target: 'node20',
  copyPublicDir: false,
  minify: true,
  rolldownOptions: {
    input: 'src/server.ts',
    output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
  },
}

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), tailwindcss()],
  ssr: { noExternal: true },
  // Otherwise the server would render with the development build of React wherever NODE_ENV is not `production`.
  define: isSsrBuild
    ? { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') }
    : {},
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { entryFileNames: 'js/[name]-[hash].js', chunkFileNames: 'js/[name]-[hash].js' },
    },
  },
  build: isSsrBuild ? drawing : site,
}))
