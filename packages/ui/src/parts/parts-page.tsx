import { ConfirmHost } from '../overlay/confirm-host.tsx'
import { Logo } from '../navigation/logo.tsx'
import { ToastHost } from '../overlay/toast.tsx'
import { ArtParts } from './art-parts.tsx'
import { ButtonParts } from './button-parts.tsx'
import { ChoiceParts } from './choice-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { FilmParts } from './film-parts.tsx'
import { LevelParts } from './level-parts.tsx'
import { MovingParts } from './moving-parts.tsx'
import { NavigationParts } from './navigation-parts.tsx'
import { NoticeParts } from './notice-parts.tsx'
import { OverlayParts } from './overlay-parts.tsx'
import { PersonParts } from './person-parts.tsx'

const themes = [
  { id: 'light', name: '展墙' },
  { id: 'dark', name: '暗房' },
] as const

/**
 * Every component in its states, in both themes side by side. `hosts` adds the hosts of toasts and dialogs if the page
 * is not inside the site, which has its own.
 */
export function PartsPage({ hosts = false }: { hosts?: boolean }) {
  return (
    <div>
      <h1 className="sr-only">全部部件</h1>
      <div className="grid lg:grid-cols-2">
        {themes.map(({ id, name }) => (
          <section
            key={id}
            data-theme={id}
            aria-labelledby={`parts-${id}`}
            className="flex min-w-0 flex-col gap-10 px-4 py-8 md:px-10"
          >
            <div className="flex items-center justify-between">
              <Logo />
              <h2 id={`parts-${id}`} className="text-small font-normal text-ink-3">
                {name}
              </h2>
            </div>
            <ButtonParts />
            <FieldParts />
            <ChoiceParts />
            <FilmParts />
            <PersonParts />
            <LevelParts />
            <ArtParts />
            <NavigationParts theme={name} />
            <OverlayParts />
            <MovingParts theme={name} />
            <NoticeParts />
          </section>
        ))}
      </div>
      {hosts ? (
        <>
          <ConfirmHost />
          <ToastHost />
        </>
      ) : null}
    </div>
  )
}
