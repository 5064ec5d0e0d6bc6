import '../passport.css'
import '../passport-page.css'
import '../../../shared/page/own-page.css'
import { ApiError } from '@guangquan/client'
import type { Passport } from '@guangquan/contract'
import { productPicture } from '@guangquan/contract/product/product.limits'
import { passportLevelNames } from '@guangquan/contract/passport/passport.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { extensionText, warrantyNote } from '@guangquan/contract/product/product.words'
import { passportOf } from '@guangquan/routes/first/passport'
import { dayOf } from '@guangquan/rules/time-text'
import { daysBetween } from '@guangquan/rules/gear/warranty'
import { Avatar, IrisLoader, Later, LinkButton, MissingPage, StatusPill, UiLink } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { paths } from '../../../platform/paths.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'
import { EventList } from '../components/event-list.tsx'
import { Panel } from '../components/panel.tsx'
import { PassportCard } from '../components/passport-card.tsx'
import { PassportLink } from '../components/passport-link.tsx'
import { ShutterFigure } from '../components/shutter-figure.tsx'
import { levelMeanings } from '../passport-words.ts'

/** The public page of a passport, for anybody who has its code: buyers, organisers of contests, other owners. */
export default function PassportPage() {
  const { code = '' } = useParams()
  const passport = useQuery(queries.one(...passportOf(code)))
  usePageTitle(passport.data === undefined ? undefined : `${passport.data.productName} 的器材护照`)
  if (passport.data !== undefined) return <Shown passport={passport.data} />
  if (passport.isError) {
    const isMissing =
      passport.error instanceof ApiError && ['ContentNotFound', 'BadInput'].includes(passport.error.kind)
    if (!isMissing) return <LoadError of={passport} />
    return (
      <div className="page pt-10">
        <MissingPage
          title="没有这本护照"
          help="码可能抄错了，或者器材已经过户、解绑，请向机主要新的链接。"
          actions={
            <LinkButton kind="ink" href={paths.home()}>
              去首页
            </LinkButton>
          }
        />
      </div>
    )
  }
  return (
    <Later>
      <IrisLoader className="py-16" />
    </Later>
  )
}

function Shown({ passport }: { passport: Passport }) {
  const { productName, productSummary, pictureUrl, owner, level, isLost, code, serialEnd } = passport
  return (
    <div className="page passport-page">
      <header className="passport-hero">
        {pictureUrl === '' ? null : (
          <img
            src={pictureUrl}
            srcSet={siteSrcSet({ url: pictureUrl }, productPicture)}
            sizes="(min-width: 768px) 280px, 100vw"
            alt={productName}
            width={1200}
            height={900}
            className="passport-picture"
          />
        )}
        <div className="passport-hero-words">
          <h1 className="text-h2 font-semibold">{productName} 的器材护照</h1>
          <p className="text-ink-2">{productSummary}</p>
          {isLost ? <StatusPill tone="danger">机主已挂失，请不要购买</StatusPill> : null}
          <UiLink href={paths.other(owner.userId)} className="passport-owner">
            <Avatar src={owner.headPicUrl} size={40} frame={{ src: owner.usedFrameSrc }} />
            <span>
              <b>{owner.nickName}</b>
              <span className="text-small text-ink-3">现在的机主</span>
            </span>
          </UiLink>
        </div>
      </header>
      <PassportCard passport={passport} />
      <div className="passport-columns">
        <div className="passport-column">
          <Panel id="passport-meaning" title="这个等级说明什么">
            <p>
              <b>
                {level} 级，{nameOf(passportLevelNames, level)}
              </b>
              ：{levelMeanings[level]}。
            </p>
            <p className="passport-note">
              购买前请核对实物：机身或镜头上的编号应以「
              <b className="ui-print">{serialEnd}</b>
              」结尾。完整的编号不会在这里显示。
            </p>
          </Panel>
          <Panel id="passport-warranty" title="保修">
            <WarrantyFacts warranty={passport.warranty} />
          </Panel>
          <PassportLink code={code} name={productName} />
        </div>
        <Panel id="passport-book" title="保养与履历">
          {passport.hasShutter ? <ShutterFigure passport={passport} /> : null}
          <EventList of={{ code }} />
        </Panel>
      </div>
    </div>
  )
}

function WarrantyFacts({ warranty }: Pick<Passport, 'warranty'>) {
  if (warranty === null) return <p className="text-ink-2">注册还没有生效，没有保修记录。</p>
  const { from, until, extensions } = warranty
  const left = daysBetween(dayOf(new Date(serverNow())), until)
  return (
    <>
      <p>
        <span className="ui-print">{from}</span> 至 <span className="ui-print">{until}</span>
        {left < 0 ? '，已过保' : `，还有 ${left} 天`}
      </p>
      {extensions.map((one) => (
        <p key={one.activity} className="passport-note">
          {extensionText(one)}
        </p>
      ))}
      <p className="passport-note">{warrantyNote}</p>
    </>
  )
}
