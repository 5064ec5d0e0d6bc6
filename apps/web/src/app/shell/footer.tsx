import { LinkButton, UiLink } from '@guangquan/ui'
import { PlusIcon } from '@guangquan/ui/icons'
import { boot, serverNow } from '../../platform/boot.ts'
import { evidencePaths } from '../../platform/evidence-paths.ts'
import { paths } from '../../platform/paths.ts'
import { openTerms, termsNames } from '../../shared/sign-in/terms.ts'

/** Agreements, stores, copyright and filings. On phones, signed-in members see it only at the end of 我的. */
export function Footer() {
  const { settings } = boot
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Shanghai' }).format(
    serverNow(),
  )
  return (
    <footer className="shell-footer">
      <div className="page flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div>
          <ul className="footer-row">
            {settings.agreementsInFooter ? <Agreements /> : null}
            {settings.shops.map((shop) => (
              <li key={shop.url}>
                <ExternalLink href={shop.url}>{shop.text}</ExternalLink>
              </li>
            ))}
            <li>
              <UiLink href={paths.customerService()}>客户服务与售后</UiLink>
            </li>
          </ul>
          <ul className="footer-row footer-small">
            <li>
              © {year} {settings.copyrightCompany}
            </li>
            <li>
              <ExternalLink href={settings.icp.url}>{settings.icp.text}</ExternalLink>
            </li>
            {settings.policeFiling === null ? null : (
              <li>
                <ExternalLink href={settings.policeFiling.url}>{settings.policeFiling.text}</ExternalLink>
              </li>
            )}
            <li>
              <ExternalLink href={settings.businessLicenceUrl}>营业执照</ExternalLink>
            </li>
            <li>
              <ExternalLink href="/third-party-notices.txt">开源许可</ExternalLink>
            </li>
            {settings.evidenceHead === null ? null : <ChainHead {...settings.evidenceHead} />}
          </ul>
        </div>
        <LinkButton
          kind="line"
          size="small"
          icon={<PlusIcon weight="bold" size={16} />}
          href={settings.socialFollow.url}
          target="_blank"
          rel="noreferrer"
        >
          {settings.socialFollow.text}
        </LinkButton>
      </div>
    </footer>
  )
}

/** Printed or quoted with a page, it dates everything that was published before it. */
function ChainHead({ number, hash }: { number: number; hash: string }) {
  return (
    <li>
      <UiLink href={evidencePaths.chain()}>
        首发存证第 {number} 环 {hash.slice(0, 4)} {hash.slice(4, 8)} … {hash.slice(-4)}
      </UiLink>
    </li>
  )
}

function Agreements() {
  return (
    <>
      <li>
        <button type="button" aria-haspopup="dialog" onClick={() => openTerms(4)}>
          {termsNames[4]}
        </button>
      </li>
      <li>
        <button type="button" aria-haspopup="dialog" onClick={() => openTerms(5)}>
          {termsNames[5]}
        </button>
      </li>
    </>
  )
}

function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
