import {
  BrandInput,
  BrandLook,
  brandLookKey,
  builtColours,
  builtLook,
  SiteSettings,
} from '@guangquan/contract'
import { contrastFaults } from '@guangquan/rules/brand-look'
import type { Ctx } from '../../context.ts'
import { setting } from '../../db/settings.ts'
import type { MailSender } from '../../delivery/delivery.ts'
import { openProviders } from '../../delivery/social/open-social.ts'
import { demonstrationBrand } from './brand.ts'
import { evidenceHead } from './evidence-head.ts'
import { isVideoUploadOpen } from './features.ts'
import { areLevelGatesClosed } from './level-gates.ts'

/** Before the name of the community, so that it is on every page and in every message of a rehearsal. */
const rehearsalMark = '【演练】'

const StoredBrand = SiteSettings.omit({
  productKey: true,
  look: true,
  videoUpload: true,
  levelGates: true,
  fileOrigin: true,
  analytics: true,
  evidenceHead: true,
  development: true,
}).partial()

const storedBrand = setting('site', {
  schema: StoredBrand,
  edited: BrandInput,
  unset: () => demonstrationBrand,
  // An operator may have closed a provider.
  unreadable: { socialLogin: { wx: false, qq: false, weibo: false } },
})

const storedLook = setting(brandLookKey, {
  schema: BrandLook,
  edited: BrandLook.superRefine(({ colours }, context) => {
    if (colours === null) return
    for (const { colour, sentence } of contrastFaults(colours))
      context.addIssue({ code: 'custom', path: ['colours', colour], message: sentence })
  }),
  unset: () => builtLook,
  unreadable: builtLook,
})

/**
 * Brand and deployment facts of this installation: the stored values, with the demonstration brand as defaults. Read at
 * each use, so that a change takes effect immediately on every node.
 */
export async function siteSettings(ctx: Pick<Ctx, 'app' | 'db'>): Promise<SiteSettings> {
  const { env } = ctx.app
  const [stored, look] = await Promise.all([storedBrand.read(ctx), storedLook.read(ctx)])
  const brand = { ...demonstrationBrand, ...stored }
  const open = openProviders(ctx.app.social)
  return {
    ...brand,
    communityName: env.REHEARSAL ? `${rehearsalMark}${brand.communityName}` : brand.communityName,
    look,
    // An operator may close a provider; it is open only with its keys.
    socialLogin: {
      wx: brand.socialLogin.wx && open.wx,
      qq: brand.socialLogin.qq && open.qq,
      weibo: brand.socialLogin.weibo && open.weibo,
    },
    videoUpload: await isVideoUploadOpen(ctx),
    levelGates: await areLevelGatesClosed(ctx),
    productKey: env.PRODUCT_KEY,
    fileOrigin: env.FILE_ORIGIN ?? '',
    analytics: env.ANALYTICS_SRC === undefined ? null : { src: env.ANALYTICS_SRC },
    evidenceHead: await evidenceHead(ctx),
    development: !env.isProduction,
  }
}

/** The names that terms are made with. */
export async function brandNames(
  ctx: Pick<Ctx, 'app' | 'db'>,
): Promise<Pick<SiteSettings, 'copyrightCompany' | 'communityName'>> {
  return { ...demonstrationBrand, ...(await storedBrand.read(ctx)) }
}

/** How a mail names the site that sends it. */
export function mailSender({
  communityName: name,
  look,
}: Pick<SiteSettings, 'communityName' | 'look'>): MailSender {
  return { name, colours: look.colours ?? builtColours }
}

/** Words of the brand that no member's name or password may consist of. */
export async function brandWords(ctx: Pick<Ctx, 'app' | 'db'>): Promise<string[]> {
  return (await siteSettings(ctx)).brandName.split(/\s+/).filter((word) => word !== '')
}
