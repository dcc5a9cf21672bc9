import { installChromium, installFirefox } from '../../scripts/engines/install.ts'

/** Installs the browsers from Debian's packages, unless they are present. */
export default function installBrowsers(): void {
	installChromium()
	installFirefox()
}
