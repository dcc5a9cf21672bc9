import { installChromium, installFirefox, installWebKit } from '../../../lab/shared/debian.ts'

/** Installs the browsers from Debian's packages, unless they are present. */
export default function installBrowsers(): void {
	installChromium()
	installFirefox()
	installWebKit()
}
