/** Japanese letters, in parts of which a page loads those that it needs. */
import "@fontsource/noto-sans-jp/400.css";
import "@fontsource/noto-sans-jp/600.css";
import "@fontsource/noto-serif-jp/500.css";
