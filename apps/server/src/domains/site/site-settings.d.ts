import { SiteSettings } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import type { MailSender } from '../../delivery/delivery.ts';
/**
 * Brand and deployment facts of this installation: what the operators stored, over the demonstration brand. Read at
 * each use, so that a change takes effect at once on every node.
 */
export declare function siteSettings(ctx: Pick<Ctx, 'app' | 'db'>): Promise<SiteSettings>;
/** The names that terms are made with. */
export declare function brandNames(ctx: Pick<Ctx, 'app' | 'db'>): Promise<Pick<SiteSettings, 'copyrightCompany' | 'communityName'>>;
/** How a mail names the site that sends it. */
export declare function mailSender({ communityName: name, look, }: Pick<SiteSettings, 'communityName' | 'look'>): MailSender;
/** Words of the brand that no member's name or password may consist of. */
export declare function brandWords(ctx: Pick<Ctx, 'app' | 'db'>): Promise<string[]>;
