const ui = (names: string) => String.raw`packages/ui/src/[a-z]+/(?:${names})\.`
const web = (names: string) => String.raw`apps/web/src/(?:${names})\.`

const groups = {
  // First: the group of a page would include these calls otherwise, and the table of routes, which imports them as
  // well, would load that page.
  'first-data': [String.raw`packages/routes/src/first/(?:article|own|person|photo-wall|post)\.`],
  'photo-parts': [
    ui('photo|rebate|edge-bars|exposure|frame-mark|frame-number|near-view|image-broken'),
    web('shared/(?:pictures/exposure|posts/detail-link|people/member-level)'),
  ],
  // Apart from the photographs themselves, which pages without its styles show.
  wall: [ui('images'), web('features/photo/(?:components/(?:photo-wall|wall-row|photo-tile)|wall-window)')],
  // Shown on posts at once, on a wall at the first hover.
  counts: [ui('bookmark-simple|edge-line|format-count|heart|short-lens')],
  'list-parts': [
    ui(
      'arrow-square-out|camera|caret-right|check|chip|count-text|list-footer|menu|index-after-key|position-below|skeleton|sliders-horizontal|sort-ascending|status-pill|tabs|use-one-tab-stop',
    ),
    web(
      'shared/(?:lists/(?:filter-menu|infinite-list|list-progress|photo-list|opened-list|scrollable-tabs)|pictures/light-table|page/look-gestures)|features/photo/(?:components/(?:virtual-wall|virtual-rows)|visible-range)',
    ),
  ],
  'post-parts': [
    ui(
      'action-bar|auto-textarea|dots-three|emoji-text|field|follow-button|format-time|share-fat|sheet|smiley|time-text',
    ),
    web(
      'shared/(?:overlay/toggle-queue|people/use-open-person|posts/title-of-post|emotions/emotion-text)|features/post/(?:follow|share|post-menu|components/post-author|components/kinds/post-part|video/format-length|viewer/critique-queries)',
    ),
    String.raw`packages/(?:rules/src/posts/photo-sub-type|contract/src/(?:media/licences|reply/rubrics))\.`,
  ],
  'form-parts': [
    ui('modal|text-input'),
    web('shared/(?:pictures/use-object-url|forms/use-send-once)'),
    String.raw`packages/contract/src/text/text-length\.`,
    String.raw`query-core/.*mutationObserver|react-query/.*useMutation`,
  ],
  states: [
    ui('arrow-clockwise|empty-state|error-state|plugs'),
    web('shared/(?:lists/load-error|lists/load-error-words|forms/show-error|posts/sentence-of)'),
  ],
  'post-lists': [
    web('shared/(?:pictures/post-tile|mention/mention-text)'),
    String.raw`packages/contract/src/shapes/empty-shapes\.`,
  ],
  // Small, and on many pages. A group brings what its modules import: nothing here imports a list, a form or a post.
  'small-parts': [
    ui(
      'aperture|article|calendar-blank|chart-bar-horizontal|copy|gear|map-pin|qr-code|text-link|trophy|video-camera',
    ),
    web('shared/(?:posts/copy|people/photography-levels)'),
  ],
  'name-dialog': [web('shared/(?:posts/confirm-and-delete|forms/name-dialog)')],
  // Else these would be with the person's page, which imports them as well.
  'missing-page': [ui('missing-page')],
  'private-notice': [web('features/user/components/private-notice')],
  'person-parts': [web('features/(?:photo/components/post-wall|user/components/(?:gallery|other-likes))')],
  slider: [ui('slider|use-autoplay-allowed|arrow-left|arrow-right|pause|play')],
  // 24 kB, and the table of routes 5 kB: apart from what pages without them use.
  schemas: [
    String.raw`node_modules/zod/`,
    String.raw`packages/contract/src/(?:account/identity.shapes|shapes/text|media/manual-fields|wire/method)\.`,
  ],
  'draft-parts': [
    String.raw`node_modules/idb/`,
    web(
      'platform/(?:clearable-database|mirrored-photos|mirrored-drafts|session/(?:local-drafts|others-drafts))|features/account/register/draft',
    ),
  ],
  'field-parts': [
    ui('checkbox|choice-cards|code-field|eye|eye-slash|password-input|radio-group|select|stepper|switch'),
    web(
      'shared/(?:forms/(?:error-summary|use-checked-field|use-debounced|use-leave-warning|wait-of)|pictures/file-input|page/trusted)',
    ),
  ],
  'route-table': [String.raw`packages/routes/src/(?:rows/|table\.|first/)`],
  // Signing in, registering and contact data, by what each needs of the two above.
  'contact-parts': [
    web(
      'platform/(?:account-paths|short-lived)|shared/(?:sign-in/(?:go-to-bind-phone|phone-needed|prompt-for-phone|return-path)|overlay/on-signed-in-again|forms/use-persisted)|features/account/(?:countdown|format-contact|format-phone|use-sent-code|puzzle/(?:solve-in-worker|with-puzzle)|social/social-person|components/(?:code-line|email-field|phone-field))',
    ),
  ],
  'account-frame': [
    ui('wechat-logo'),
    web(
      'platform/routing/safe-redirect|features/account/(?:appeal-ticket|use-redirect|social/(?:begin-social|pending-flow|use-begin-social)|components/(?:account-frame|login-links|operator-contact))',
    ),
  ],
  'account-parts': [
    ui('code-boxes'),
    web(
      'features/account/(?:agreement|complete-sign-in|login-by-code|typed-contact|use-code-login|register/(?:check-registration|register)|components/(?:code-entry|code-login-form|contact-entry|login-tabs|other-ways))',
    ),
  ],
  'register-parts': [
    web('features/account/(?:register/(?:leaving|steps|use-register-step)|components/optional-step)'),
  ],
  // After the first view of a member.
  levels: [ui('level-iris|level-mark|level-stop'), String.raw`packages/rules/src/growth/level\.`],
}

/**
 * Small modules that several pages share, grouped into a few files: each file costs a round trip. A group includes what
 * its modules import unless an earlier group has it, so the order matters (decision 0041).
 */
export const chunkGroups = Object.entries(groups).map(([name, patterns]) => ({
  name,
  test: new RegExp(patterns.join('|').replaceAll('/', String.raw`[\\/]`)),
}))
